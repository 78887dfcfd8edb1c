export const escapeHtml = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** For the value of an attribute in double quotes. */
export const escapeAttribute = (text: string): string => escapeHtml(text).replaceAll('"', '&quot;');

/** The anchor that GitHub gives a heading, so that links work in both places. */
export const slugOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replaceAll(' ', '-');
