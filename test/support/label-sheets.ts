import type { LabelSheet } from '../../src/platform/pdf/label-sheet.js';

export const labelSheetOf = (changes: Partial<LabelSheet> = {}): LabelSheet => ({
  shipmentId: 'SVC7K3M9Q2TXB4',
  awb: 'SVC7K3M9Q2TXB4',
  trackingUrl: 'https://ship.example.com/track/SVC7K3M9Q2TXB4',
  carrier: 'Own fleet',
  service: 'Economy',
  orderReference: 'M-1001',
  pieces: 1,
  weight: '1.2 kg',
  volumetricWeight: '1.6 kg',
  notes: null,
  sender: { name: 'Mugs', phone: null, address: ['Al Quoz 3', 'Dubai'] },
  receiver: { name: 'Aisha Khan', phone: '+971 50 123 4567', address: ['Corniche 5', 'Abu Dhabi', 'United Arab Emirates (AE)'] },
  collect: 'AED 102.50',
  paid: false,
  test: false,
  version: 1,
  date: '2026-11-21',
  ...changes,
});
