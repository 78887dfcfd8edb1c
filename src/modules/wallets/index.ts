export { WalletResolver } from './wallet.resolver.js';
