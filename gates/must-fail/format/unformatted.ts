export const   shop = {name:"Tradehall"}
