const EMAIL = /^[^\s@]{1,64}@[^\s@]{1,190}$/;

/** Whether a text looks like an e-mail address; the service decides. */
export const isEmail = (text: string): boolean => EMAIL.test(text);
