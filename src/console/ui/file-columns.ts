/** A column that the service reads from a carrier's file. */
export interface FileColumn<Key extends string> {
  readonly key: Key;
  /** Its header, unless another one is named. */
  readonly name: string;
  readonly isRequired: boolean;
  /** Headers that carriers use for it, in small letters without spaces and signs. */
  readonly alsoCalled: readonly string[];
}

/** The header of the file for each column; null for a column that it does not have. */
export type Mapping<Key extends string> = Readonly<Record<Key, string | null>>;

/** What carriers call the number of a parcel. */
export const AWB_NAMES: readonly string[] = [
  'awbno', 'awbnumber', 'airwaybill', 'waybill', 'waybillno', 'waybillnumber', 'hawb', 'tracking', 'trackingno', 'trackingnumber', 'consignment',
  'shipmentnumber',
]; // prettier-ignore
