export * from '../modules/carriers/adapter/index.js';
export { isCurrency, type Currency, formatMoney, money, parseMoney, type PlainMoney as Money } from '../kernel/money.js';
export {
  areas,
  conformanceChecks,
  runCheck,
  runConformance,
  type Area,
  type CheckResult,
  type ConformanceCheck,
  type ConformanceSubject,
} from './conformance.js';
export { NotApplicable } from './conformance/check.js';
export { simulatedAccess } from './simulated-access.js';
export {
  CarrierSimulator,
  smallPdf,
  type Decisions,
  type Fault,
  type SimulatedAnswer,
  type SimulatedCall,
  type SimulatedParcel,
  type SimulatedScan,
} from './simulator.js';
