/** Fields of an order that are called otherwise in files. */
const IN_FILES: Readonly<Record<string, string>> = {
  orderReference: 'orderNumber',
  collectionAmount: 'codAmount',
  carrier: 'service',
  products: 'itemName',
  itemCurrency: 'currency',
  itemOriginCountry: 'itemOrigin',
};

/** What files call the field of an order with this path: itemPrice for products[0].price. */
export function fieldOfFile(path: string): string {
  const last = path.slice(path.lastIndexOf('.') + 1);
  const name = /^products\[/.test(path) ? `item${last.slice(0, 1).toUpperCase()}${last.slice(1)}` : last;
  return IN_FILES[name] ?? name;
}
