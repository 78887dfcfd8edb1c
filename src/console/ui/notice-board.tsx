import '@mantine/notifications/styles.css';
import { Notifications, notifications } from '@mantine/notifications';

/** Toast notifications. */
export default function NoticeBoard() {
  return <Notifications position="top-right" autoClose={6_000} />;
}

export const say = (message: string): void => void notifications.show({ message, color: 'green', withBorder: true });
