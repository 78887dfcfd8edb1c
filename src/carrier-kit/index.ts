export * from '../modules/carriers/adapter/index.js';
export { isCurrency, type Currency } from '../kernel/currency.js';
export { formatMoney, money, parseMoney, type Money } from '../kernel/money.js';
export { areas, conformanceChecks, runCheck, runConformance } from './conformance.js';
export { NotApplicable } from './conformance/check.js';
export type { Area, CheckResult, ConformanceCheck, ConformanceSubject } from './conformance.js';
export { simulatedAccess } from './simulated-access.js';
export { CarrierSimulator, smallPdf } from './simulator.js';
export type { Decisions, Fault, SimulatedAnswer, SimulatedCall, SimulatedParcel, SimulatedScan } from './simulator.js';
