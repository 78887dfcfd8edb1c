/** A service of one carrier connection of karrio. */
export interface KarrioService {
  /** Name that the operator of karrio gave the connection. */
  readonly carrierId: string;
  /** karrio's code of the service. */
  readonly service: string;
}

const MAX_LENGTH = 200;

/**
 * `<carrier_id>.<service>`, such as `fedex-main.fedex_ground`. The name of the connection and not of the brand, because karrio may have two
 * connections of one brand and the code must say which account pays. Services have no dot in them. Undefined if it is no such text.
 */
export function parseService(text: string): KarrioService | undefined {
  const dot = text.length <= MAX_LENGTH ? text.lastIndexOf('.') : -1;
  if (dot <= 0 || dot === text.length - 1) return undefined;
  return { carrierId: text.slice(0, dot), service: text.slice(dot + 1) };
}

export const formatService = ({ carrierId, service }: KarrioService): string => `${carrierId}.${service}`;

export const BAD_SERVICE = 'Services of karrio are written as carrier_id.service, such as fedex-main.fedex_ground.';
