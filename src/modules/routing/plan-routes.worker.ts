import { constants, platform, setPriority } from 'node:os';
import { planRoutes } from './plan-routes.js';

// On Linux, priority is per thread: requests take precedence over planning.
if (platform() === 'linux') setPriority(0, constants.priority.PRIORITY_BELOW_NORMAL);

export default planRoutes;
