import { isLabel, type CarrierDocument, type LabelFormat } from '../../modules/carriers/adapter/index.js';
import { expectAnswer, expectFailure, patient } from './calls.js';
import { controlled, ensure, isList, NotApplicable, unmet } from './check.js';
import { bookSample } from './sample.js';

const needs = ['label'] as const;

export const labelChecks = [
  controlled('label', 'A booking or `label` delivers each declared format', async (subject) => {
    const { adapter } = subject;
    for (const labelFormat of adapter.capabilities.labelFormats) {
      const access = subject.makeAccess();
      const { parcel } = await bookSample(subject, access, { labelFormat });
      ensure(isList(parcel.labels), '`labels` to be a list', parcel.labels);
      for (const document of parcel.labels) expectDocument(document, labelFormat, 'of the booking');
      if (parcel.labels.length > 0) continue;
      if (!adapter.capabilities.label) throw unmet('labels with the booking, as capabilities.label is false', parcel.labels);
      expectDocument(await adapter.label(access, parcel.carrierRef, labelFormat, patient()), labelFormat, 'from `label`');
    }
  }),

  controlled(
    'label',
    'A label can be fetched again in the format of its booking',
    async (subject) => {
      for (const labelFormat of subject.adapter.capabilities.labelFormats) {
        const access = subject.makeAccess();
        const { parcel } = await bookSample(subject, access, { labelFormat });
        const document = await expectAnswer(`\`label\` to return ${labelFormat}`, () =>
          subject.adapter.label(access, parcel.carrierRef, labelFormat, patient()),
        );
        expectDocument(document, labelFormat, 'from `label`');
      }
    },
    { needs },
  ),

  controlled(
    'label',
    'A label can be fetched in every declared format, whatever it was booked with',
    async (subject) => {
      const { labelFormats, fixedLabelFormat } = subject.adapter.capabilities;
      if (fixedLabelFormat) throw new NotApplicable('The adapter declares capabilities.fixedLabelFormat true.');
      const access = subject.makeAccess();
      const [labelFormat = 'PDF', ...others] = labelFormats;
      const { parcel } = await bookSample(subject, access, { labelFormat });
      for (const format of others) {
        const document = await expectAnswer(`\`label\` to return ${format} of a parcel that was booked with ${labelFormat}`, () =>
          subject.adapter.label(access, parcel.carrierRef, format, patient()),
        );
        expectDocument(document, format, 'from `label`');
      }
    },
    { needs },
  ),

  controlled('label', 'A broken label does not lose the AWB', async (subject) => {
    const { simulator } = subject;
    simulator.decisions.brokenLabels = true;
    const before = simulator.parcels.length;
    const { parcel } = await bookSample(subject, subject.makeAccess());
    const made = simulator.parcels[before]?.awb;
    ensure(parcel.awb === made, `the parcel ${made} to be booked although its label is broken`, parcel.awb);
  }),

  controlled(
    'label',
    'The label of an unknown booking is a failure, and no document',
    async (subject) => {
      const access = subject.makeAccess();
      const [format = 'PDF'] = subject.adapter.capabilities.labelFormats;
      await expectFailure(['refused', 'unavailable'], 'for the label of a booking that does not exist', () =>
        subject.adapter.label(access, 'no-such-booking-1', format, patient()),
      );
    },
    { needs },
  ),
];

function expectDocument(document: CarrierDocument, format: LabelFormat, origin: string): void {
  const bytes: unknown = document?.bytes;
  ensure(document?.format === format, `a label ${origin} with the format ${format} that was asked for`, document?.format);
  ensure(bytes instanceof Uint8Array, `the bytes of a label ${origin} to be a Uint8Array`, bytes);
  ensure(isLabel(bytes, format), `bytes ${origin} that are ${format}`, Buffer.from(bytes.subarray(0, 60)).toString('latin1'));
}
