import type { ScanStatus } from '../../modules/carriers/adapter/index.js';

/**
 * What Aramex's update codes mean. It publishes no complete list. Codes whose published descriptions contradict each other (SH043, SH076,
 * SH156, SH157, SH162, SH163, SH515) are left out, as are those on which a person must decide, such as a partial delivery (SH154) or goods
 * that customs took (SH280): operators see and map them.
 */
const CODES: Readonly<Partial<Record<ScanStatus, string>>> = {
  information:
    'SH008 SH014 SH030 SH044 SH070 SH074 SH203 SH230 SH247 SH249 SH250 SH251 SH257 SH261 SH270 SH271 SH273 SH275 SH278 SH295 SH296 SH299 SH308 SH312 SH313 SH369 SH376 SH381 SH382 SH513 SH516',
  picked_up: 'SH011 SH012 SH047 SH314 SH406 SH434',
  in_transit: 'SH007 SH022 SH073 SH077 SH110 SH252 SH272 SH461 SH475',
  at_facility: 'SH001 SH002 SH160 SH222 SH495',
  customs: 'SH041 SH158 SH450 SH462 SH464 SH466 SH469',
  customs_question: 'SH035 SH467 SH468 SH470 SH471 SH472 SH473',
  address_question: 'SH375',
  out_for_delivery: 'SH003 SH004',
  available_for_pickup: 'SH164 SH499 SH532 SH533',
  attempt_failed: 'SH033 SH294 SH410 SH480 SH492 SH498 SH531',
  delivered: 'SH005 SH006 SH234 SH496',
  // One published list says "returned" of SH069, another "to be returned". The later step moves money, so the earlier one is assumed.
  return_started: 'SH069 SH474',
  returned: 'SH407',
};

export const scanCodes: Readonly<Record<string, ScanStatus>> = Object.fromEntries(
  Object.entries(CODES).flatMap(([status, codes]) => codes.split(' ').map((code) => [code, status as ScanStatus])),
);
