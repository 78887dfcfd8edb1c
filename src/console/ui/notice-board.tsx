import '@mantine/notifications/styles.css';
import { Notifications, notifications } from '@mantine/notifications';
import i18next from 'i18next';

/** Toast notifications. */
export default function NoticeBoard() {
  return <Notifications position="top-right" autoClose={6_000} />;
}

export const say = (message: string, colour: 'green' | 'orange'): void =>
  void notifications.show({ message, color: colour, withBorder: true, closeButtonProps: { 'aria-label': i18next.t('app:close') } });
