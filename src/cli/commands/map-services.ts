import type { CarrierAccountRowFragment } from '../../client/index.js';
import { decimal } from '../choices.js';
import type { Desk } from '../desk.js';
import { misused } from '../exit-codes.js';
import { carrierAccount } from '../naming.js';
import type { Column } from '../table.js';
import { amountOf, yesNo } from '../words.js';
import type { CommandGroup } from './group.js';

type Service = CarrierAccountRowFragment['services'][number];

const columns: readonly Column<Service>[] = [
  { title: "CARRIER'S CODE", of: ({ carrierService }) => carrierService },
  { title: 'OUR CODE', of: ({ serviceCode }) => serviceCode, whole: true },
  { title: 'NAME', of: ({ serviceName }) => serviceName },
  { title: '%', of: ({ markupPercent }) => markupPercent, right: true },
  { title: 'FIXED', of: ({ markupFixed }) => amountOf(markupFixed), right: true },
  { title: 'MINIMUM', of: ({ markupMinimum }) => amountOf(markupMinimum), right: true },
  { title: 'ACTIVE', of: ({ active }) => yesNo(active) },
  { title: 'FIRST MILE', of: ({ firstMile }) => (firstMile ? 'own fleet' : 'carrier') },
  { title: 'COUNTRIES', of: ({ countries }) => countries?.join(' ') ?? 'all' },
];

interface Wish {
  readonly name?: string | undefined;
  readonly percent?: string | undefined;
  readonly fixed?: string | undefined;
  readonly minimum?: string | undefined;
  readonly countries?: readonly string[] | undefined;
  readonly everyCountry?: true | undefined;
  readonly firstMile?: true | undefined;
  readonly carrierCollects?: true | undefined;
  readonly active?: true | undefined;
  readonly inactive?: true | undefined;
}

/** Names a service of a carrier and sets its markup. */
export const map: CommandGroup = (group, desk) => {
  group
    .command('map <account> [service] [code]')
    .description("name a carrier's service and set its markup; options that are left out keep their value; without a service, list all")
    .option('--name <text>', 'our name of the service')
    .option('--percent <number>', "markup in percent of the carrier's price", decimal)
    .option('--fixed <amount>', 'markup per parcel in the base currency', decimal)
    .option('--minimum <amount>', 'least markup per parcel in the base currency', decimal)
    .option('--countries <code...>', 'destination countries')
    .option('--every-country', 'sell it to every country')
    .option('--first-mile', 'your own fleet brings the parcels to the hub, where the carrier takes them over')
    .option('--carrier-collects', 'the carrier collects the parcels from the sender')
    .option('--active', 'sell it')
    .option('--inactive', 'stop selling it')
    .action(async (named, service, code, wish) => {
      if (wish.active && wish.inactive) throw misused('--active and --inactive cannot be used together.');
      if (wish.countries && wish.everyCountry) throw misused('--countries and --every-country cannot be used together.');
      if (wish.firstMile && wish.carrierCollects) throw misused('--first-mile and --carrier-collects cannot be used together.');
      const account = await carrierAccount(desk, named);
      if (service === undefined) return showServices(desk, account.services);
      const before = account.services.find(({ carrierService }) => carrierService === service);
      const serviceCode = code ?? before?.serviceCode;
      if (serviceCode === undefined) throw misused(`${service} has no code yet: add it after the service.`);
      const mapping = { carrierService: service, serviceCode, ...valuesOf(before, wish) };
      const { services } = await (
        await desk.shipgraph()
      ).mapCarrierServices({ account: account.id, services: [mapping] }, { signal: desk.signal });
      showServices(desk, services);
    });
};

/** The service replaces all values of a mapping, so those that stay are sent again. */
const valuesOf = (before: Service | undefined, wish: Wish) => ({
  serviceName: wish.name ?? before?.serviceName,
  markupPercent: wish.percent ?? before?.markupPercent,
  markupFixed: wish.fixed ?? before?.markupFixed.amount,
  markupMinimum: wish.minimum ?? before?.markupMinimum.amount,
  active: wish.active ?? (wish.inactive ? false : before?.active),
  firstMile: wish.firstMile ?? (wish.carrierCollects ? false : before?.firstMile),
  countries: wish.everyCountry ? null : [...(wish.countries ?? before?.countries ?? [])],
});

const showServices = (desk: Desk, services: readonly Service[]): void =>
  desk.show({ items: services, totalCount: services.length, endCursor: null }, () =>
    services.length === 0 ? 'Nothing.' : desk.rows(columns, services),
  );
