import '@mantine/notifications/styles.css';
import { Notifications, notifications } from '@mantine/notifications';

/** Where it is said that something was done. */
export const Notices = () => <Notifications position="top-right" autoClose={6_000} />;

export const notice = (message: string): void => void notifications.show({ message, color: 'green', withBorder: true });
