import type { Language } from '../locales/languages.ts';

interface Compounds {
  /** What may stand between two words that make one. */
  readonly links: string;
  /** Words that others are made of. The names of the catalogue's categories are added to them. */
  readonly parts: string;
}

/** For languages that write several words as one. */
export const compoundWords: Readonly<Partial<Record<Language, Compounds>>> = {
  da: {
    links: 's e er',
    parts:
      'maskine gryde kurv grill skab montre kedel blender presse kværn jern vogn sliber sæt stige platform bord reol sprøjte mikser renser lanse suger filter tørrer generator skær slynge centrifuge stol vægt kamera station måler boks telt motor cykel bænk briks damper varmer lampe fræser hjelm pistol betræk ovn bad svejser hejs løfter donkraft kompressor nøgle slange sav kløver pumpe projektør friture køle kaffe popcorn vaffel chokolade bagage slag vinkel teleskop arbejds værktøj værksted lager maler mørtel højtryk damp støvsuger ultralyd hånd frugt korn honning mælk kontor præcision platform kran massage frisør negle voks sauna paraffin svejse palle garage trykluft søjle metal bånd kæde have terrasse strøm suppe is',
  },
  de: {
    links: 's es n en e er ns',
    parts:
      'maschine gerät waage ofen helm presse mühle stuhl bank wagen schlauch pumpe säge kamera schrank kühlschrank kessel grill mixer reiniger sauger staubsauger strahler filter messer korb leiter regal bohrmaschine bohrer schleifer schneider liege lampe fräser haube kabine kompressor schrauber trockner station generator kühlbox vitrine brunnen eisen bereiter automat schleuder zentrifuge vernichter zähler tisch schreibtisch gewicht messgerät netzteil pavillon motor hocker wärmer pistole bezug rollstuhl spalter erzeuger entfeuchter hebezug heber wagenheber lanze werkzeug behälter pfanne topf rührmaschine rührwerk plattform satz gestell anlage schere spritze spritzgerät stromerzeuger kaffee kaffeemaschine pizza sauna garten kette druckluft metall holz strom luft wasser dampf hochdruck massage friseur büro hand obst getreide honig milch papier akten kühl flasche popcorn waffel schoko gepäck schlag winkel werkstatt farbe staub ultraschall ozon vakuum gemüse fleisch suppe zitrus kran präzision infrarot paraffin nagel wachs schweiß weidezaun geflügel banknote inspektion wärmebild behandlung terrasse klima säule',
  },
  fi: {
    links: 'n s',
    parts:
      'kone keitin grilli kori leikkuri kaappi vitriini pata astia blenderi puristin perkolaattori mylly rauta baari kärry porakone hiomakone sarja tikkaat pukki vaunu pöytä hylly ruisku sekoitin pesuri putki imuri suodatin kuivain generaattori klipperi kuivuri linko silppuri laite laskuri tuoli vaaka punnus kamera mittari virtalähde asema laukku teltta lauta moottori pyörä penkki höyrytin lämmitin uuni pora huuva vasara sauna maski nostin tunkki kompressori letku prässi saha pumppu aggregaatti hitsaus hitsauskone kahvi popcorn vohveli paine paineilma höyry hedelmä vilja hunaja paperi toimisto tarkkuus nosturi lämpö kosteus kynsi kuivaus hieronta moottori puutarha terassi metalli jää rasva pöly',
  },
  nb: {
    links: 's e er',
    parts:
      'maskin koker kurv grill skap kjøleskap monter kjele blender presse kvern jern tralle sliper sett stige plattform vogn benk reol sprøyte mikser vasker renser lanse suger støvsuger filter tørker generator apparat skjær slynge separator teller stol vekt kamera stasjon måler boks telt brett motor sykkel krakk damper varmer lampe fres hette pistol trekk ovn bad skjærer hjelm talje jekk kompressor trekker slange sag kløyver pumpe kaster aggregat frityr kjøle kaffe popcorn vaffel sjokolade bagasje slag vinkel teleskop arbeid verktøy verksted lager maling mørtel høytrykk damp ultralyd hånd frukt korn honning melk kontor presisjon kran massasje frisør negle voks badstu parafin sveise garasje trykkluft søyle metall bånd motor hage terrasse strøm suppe',
  },
  nl: {
    links: 's en e n',
    parts:
      'machine friteuse grill mand snijder kast koelkast vitrine ketel blender pers koeler percolator molen ijzer fontein wagen boormachine slijper set ladder platform bank stelling spuit mixer reiniger lans zuiger stofzuiger filter droger generator apparaat slinger centrifuge versnipperaar stoel bureau weegschaal gewicht camera voeding station meter koelbox tent motor kruk stomer verwarmer lamp frees trolley tafel pistool kachel cabine helm takel krik compressor sleutel slang zaag klover pomp werper schijnwerper aggregaat ontvochtiger koffie popcorn wafel chocolade bagage gereedschap werk hogedruk stoom stof hand graan fruit honing melk papier geld precisie kraan vocht warmte massage kapper nagel sauna infrarood las pallet garage lucht perslucht kolom metaal hout ketting tuin terras stroom groente vlees soep',
  },
  sv: {
    links: 's e o',
    parts:
      'maskin fritös grill korg skåp kylskåp monter kittel mixer press kyl kvarn järn fontän vagn slip sats stege plattform bänk hylla spruta blandare tvätt lans sugare dammsugare filter tork generator aggregat skär skärare slungare separator förstörare räknare stol våg vikt kamera station mätare kylbox tält motor cykel pall ångare värmare lampa fräs huv pistol överdrag bastu bad svets hjälm telfer dragare domkraft kompressor slang borrmaskin såg klyv pump kastare verk kaffe popcorn våffel choklad bagage slag vinkel teleskop arbete verktyg verkstad lager färg högtryck ång ultraljud hand frukt spannmål honung mjölk kontor precision kran massage frisör nagel vax paraffin garage tryckluft pelare metall band motor trädgård terrass soppa',
  },
};
