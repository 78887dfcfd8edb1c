import { Textarea, TextInput, type TextareaProps, type TextInputProps } from '@mantine/core';

interface Typed {
  readonly change: (typed: string) => void;
}

/** One line of text. */
export const TextField = ({ change, ...field }: Omit<TextInputProps, 'onChange'> & Typed) => (
  <TextInput {...field} onChange={(event) => change(event.currentTarget.value)} />
);

/** Text of several lines, as high as what is typed. */
export const LongTextField = ({ change, ...field }: Omit<TextareaProps, 'onChange' | 'autosize'> & Typed) => (
  <Textarea {...field} autosize onChange={(event) => change(event.currentTarget.value)} />
);
