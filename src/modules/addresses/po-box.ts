/** How a post box is written in the languages of the markets; a number or the end follows. */
const PO_BOX = [
  /(?:^|[^\p{L}])p\.?\s?o\.?\s?b(?:ox|\.)?[\s:.#-]{0,3}(?:no\.?\s?)?\p{Nd}/iu,
  /(?:^|[^\p{L}])(?:post(?:al)?\s?(?:office\s?)?box|p\.?\s?o\.?\s?box)(?:$|[^\p{L}])/iu,
  /(?:^|[^\p{L}])(?:postfach|postbus|boîte postale|boite postale|casella postale|caixa postal|posta kutusu)(?:$|[^\p{L}])/iu,
  /(?:^|[^\p{L}])(?:apartado(?: postal| de correos)?|b\.?\s?p\.?|а\/я|p\.k\.)[\s:.#-]{0,3}(?:n[º°o]\.?\s?)?\p{Nd}/iu,
  /(?:^|[^\p{L}])(?:صندوق\s?(?:ال)?بريد|ص\s?[.·]?\s?ب(?=[\s.:\p{Nd}]))/u,
];

/** Whether a street address is, or names, a post box. */
export const namesPoBox = (address: string): boolean => PO_BOX.some((pattern) => pattern.test(address.normalize('NFC')));
