import type { Language } from '@tradehall/domain/locales/languages.ts';

export const firstNames: Readonly<Record<Language, readonly string[]>> = {
  bg: ['Иван', 'Мария', 'Георги', 'Елена', 'Димитър', 'Петя', 'Николай', 'Десислава', 'Стефан', 'Радка'],
  cs: ['Jan', 'Jana', 'Petr', 'Lucie', 'Tomáš', 'Eva', 'Martin', 'Kateřina', 'Jiří', 'Lenka'],
  da: ['Lars', 'Mette', 'Søren', 'Anne', 'Jens', 'Kirsten', 'Mikkel', 'Ida', 'Peter', 'Camilla'],
  de: ['Thomas', 'Sabine', 'Michael', 'Julia', 'Andreas', 'Claudia', 'Stefan', 'Katrin', 'Jürgen', 'Lena'],
  el: ['Γιώργος', 'Μαρία', 'Δημήτρης', 'Ελένη', 'Κώστας', 'Κατερίνα', 'Νίκος', 'Σοφία', 'Παναγιώτης', 'Άννα'],
  en: ['James', 'Emma', 'Oliver', 'Sarah', 'David', 'Laura', 'Mark', 'Hannah', 'Paul', 'Claire'],
  es: ['Antonio', 'Carmen', 'Javier', 'Lucía', 'Manuel', 'Ana', 'Carlos', 'Marta', 'Miguel', 'Elena'],
  fi: ['Juha', 'Anna', 'Mikko', 'Tiina', 'Jari', 'Päivi', 'Antti', 'Laura', 'Timo', 'Sanna'],
  fr: ['Pierre', 'Marie', 'Nicolas', 'Sophie', 'Julien', 'Camille', 'Laurent', 'Isabelle', 'Thomas', 'Céline'],
  hr: ['Ivan', 'Ana', 'Marko', 'Marija', 'Josip', 'Ivana', 'Tomislav', 'Petra', 'Luka', 'Maja'],
  hu: ['László', 'Éva', 'István', 'Katalin', 'Zoltán', 'Anna', 'Gábor', 'Judit', 'Péter', 'Zsuzsanna'],
  it: ['Marco', 'Giulia', 'Andrea', 'Francesca', 'Luca', 'Chiara', 'Giuseppe', 'Sara', 'Paolo', 'Elena'],
  lt: ['Jonas', 'Rasa', 'Tomas', 'Eglė', 'Andrius', 'Jurgita', 'Mindaugas', 'Vilma', 'Darius', 'Inga'],
  nb: ['Ole', 'Ingrid', 'Lars', 'Kari', 'Bjørn', 'Anne', 'Håkon', 'Silje', 'Erik', 'Marit'],
  nl: ['Jan', 'Anna', 'Pieter', 'Sanne', 'Kees', 'Marieke', 'Daan', 'Ingrid', 'Willem', 'Lotte'],
  pl: ['Piotr', 'Anna', 'Krzysztof', 'Katarzyna', 'Tomasz', 'Małgorzata', 'Paweł', 'Agnieszka', 'Marcin', 'Ewa'],
  pt: ['João', 'Maria', 'Pedro', 'Ana', 'Rui', 'Catarina', 'Tiago', 'Sofia', 'Miguel', 'Inês'],
  ro: ['Andrei', 'Maria', 'Alexandru', 'Elena', 'Mihai', 'Ioana', 'Ștefan', 'Cristina', 'Gabriel', 'Raluca'],
  sk: ['Peter', 'Zuzana', 'Martin', 'Mária', 'Tomáš', 'Katarína', 'Ján', 'Lucia', 'Michal', 'Eva'],
  sl: ['Marko', 'Maja', 'Andrej', 'Ana', 'Matej', 'Nina', 'Luka', 'Petra', 'Janez', 'Katja'],
  sv: ['Erik', 'Anna', 'Lars', 'Maria', 'Johan', 'Karin', 'Anders', 'Sara', 'Per', 'Emma'],
};

const initials: Readonly<Partial<Record<Language, string>>> = {
  bg: 'АБВГДИКМНПСТ',
  el: 'ΑΒΓΔΚΜΝΠΣΤ',
};
const latinInitials = 'ABDFGHKLMNPRST';

export function initialsOf(language: Language): readonly string[] {
  return Array.from(initials[language] ?? latinInitials);
}
