import { h, type ComponentChildren, type JSX, type Ref } from 'preact';
import { linkTo } from '../app/route.js';
import { money, t } from '../app/words.js';
import type { Money } from '../model/run.js';
import { Icon, type IconName } from './icons.js';

interface ScreenParts {
  readonly title: string;
  /** Where "back" leads; none on the main screens. */
  readonly back?: readonly string[];
  readonly above?: ComponentChildren;
  /** The controls at the bottom, in reach of the thumb. */
  readonly actions?: ComponentChildren;
  readonly children?: ComponentChildren;
}

export const Screen = ({ title, back, above, actions, children }: ScreenParts): JSX.Element => (
  <>
    <header class="top">
      {back && (
        <a class="back" href={linkTo(...back)} aria-label={t('back')}>
          <Icon name="back" />
        </a>
      )}
      <div class="title">
        <h1>{title}</h1>
        {above}
      </div>
    </header>
    <main>{children}</main>
    {actions && <footer class="actions">{actions}</footer>}
  </>
);

interface ButtonParts {
  readonly children: ComponentChildren;
  readonly onClick?: () => void;
  readonly href?: string;
  readonly icon?: IconName;
  readonly look?: 'primary' | 'plain' | 'danger';
  /** Why it cannot be used; said below it. */
  readonly blocked?: string | undefined;
  readonly isBusy?: boolean;
  readonly type?: 'submit' | 'button';
}

export function Button({ children, onClick, href, icon, look = 'primary', blocked, isBusy, type = 'button' }: ButtonParts): JSX.Element {
  const inside = (
    <>
      {icon && <Icon name={icon} />}
      <span>{children}</span>
    </>
  );
  if (href !== undefined) {
    return (
      <a class={`button ${look}`} href={href}>
        {inside}
      </a>
    );
  }
  return (
    <>
      {blocked !== undefined && <p class="why">{blocked}</p>}
      <button class={`button ${look}`} type={type} disabled={blocked !== undefined || isBusy} aria-busy={isBusy} onClick={onClick}>
        {inside}
      </button>
    </>
  );
}

type Tone = 'info' | 'warning' | 'danger' | 'good';

export const Notice = ({
  tone,
  icon,
  children,
}: {
  readonly tone: Tone;
  readonly icon?: IconName;
  readonly children: ComponentChildren;
}): JSX.Element => (
  <div class={`notice ${tone}`} role={tone === 'danger' ? 'alert' : 'status'}>
    {icon && <Icon name={icon} />}
    <div>{children}</div>
  </div>
);

export const Chip = ({ tone, children }: { readonly tone?: Tone; readonly children: ComponentChildren }): JSX.Element => (
  <span class={`chip ${tone ?? ''}`}>{children}</span>
);

/** Numbers, amounts and codes, which keep their direction in every language. */
export const Ltr = ({ children }: { readonly children: ComponentChildren }): JSX.Element => <bdi dir="ltr">{children}</bdi>;

/** Amounts of several currencies. */
export const Sums = ({ of }: { readonly of: readonly Money[] }): JSX.Element => (
  <>
    {of.map((sum) => (
      <Ltr key={sum.currency}>{money(sum)} </Ltr>
    ))}
  </>
);

interface InputParts {
  readonly value: string;
  readonly type?: 'text' | 'email' | 'password';
  readonly name?: string;
  readonly class?: string;
  readonly dir?: 'ltr';
  readonly required?: boolean;
  readonly maxLength?: number;
  readonly inputMode?: 'numeric' | 'decimal';
  readonly autocomplete?: AutoFill;
  readonly autocapitalize?: 'characters';
  readonly spellcheck?: boolean;
  readonly enterkeyhint?: 'done';
}

interface FieldParts extends InputParts {
  readonly label: string;
  readonly hint?: string | undefined;
  readonly onText: (text: string) => void;
  readonly inputRef?: Ref<HTMLInputElement>;
}

export const Field = ({ label, hint, onText, inputRef, ...input }: FieldParts): JSX.Element => (
  <label class="field">
    <span>{label}</span>
    {h('input', { ...input, ref: inputRef, onInput: ({ currentTarget }) => onText(currentTarget.value) })}
    {hint !== undefined && <small>{hint}</small>}
  </label>
);

interface ChoiceParts<Value extends string> {
  readonly legend: string;
  readonly options: readonly { readonly value: Value; readonly text: string }[];
  readonly value: Value | null;
  readonly onChoose: (value: Value) => void;
}

/** One of several, each a row that a thumb cannot miss. */
export const Choice = <Value extends string>({ legend, options, value, onChoose }: ChoiceParts<Value>): JSX.Element => (
  <fieldset class="choice">
    <legend>{legend}</legend>
    {options.map((option) => (
      <label key={option.value}>
        <input type="radio" name={legend} checked={option.value === value} onChange={() => onChoose(option.value)} />
        <span>{option.text}</span>
      </label>
    ))}
  </fieldset>
);
