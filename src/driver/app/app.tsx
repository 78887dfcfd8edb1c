import type { JSX } from 'preact';
import { Day } from '../screens/day.js';
import { SignIn } from '../screens/sign-in.js';
import { StopScreen } from '../screens/stop.js';
import { lazy } from './lazy.js';
import { useRoute } from './route.js';
import { useApp } from './state.js';

const Load = lazy(() => import('../screens/load.js'));
const Task = lazy(() => import('../screens/task.js'));
const Fail = lazy(() => import('../screens/fail.js'));
const End = lazy(() => import('../screens/end.js'));
const Saved = lazy(() => import('../screens/saved.js'));
const Forgotten = lazy(() => import('../screens/forgotten.js'));
const SettingsScreen = lazy(() => import('../screens/settings.js'));

export function App(): JSX.Element {
  const { driver } = useApp();
  const [screen, id = '', step] = useRoute();
  if (screen === 'forgotten') return <Forgotten />;
  if (!driver || screen === 'sign-in') return <SignIn />;
  switch (screen) {
    case 'stop':
      return <StopScreen key={id} id={id} />;
    case 'load':
      return <Load />;
    case 'task':
      return <Task key={id} id={id} step={step} />;
    case 'fail':
      return <Fail key={id} id={id} step={step} />;
    case 'end':
      return <End />;
    case 'saved':
      return <Saved />;
    case 'settings':
      return <SettingsScreen />;
    default:
      return <Day />;
  }
}
