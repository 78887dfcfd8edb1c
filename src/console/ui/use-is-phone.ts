import { useMediaQuery } from '@mantine/hooks';

/** Must match phone.css. */
const PHONE = '(max-width: 40em)';

/** Whether the screen is too narrow for the columns of a table. */
export const useIsPhone = (): boolean => useMediaQuery(PHONE, false, { getInitialValueInEffect: false });
