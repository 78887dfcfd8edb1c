interface QuantityProps {
  /** A number, a decimal string from the service, or dimensions. */
  readonly of: number | string | readonly number[] | null | undefined;
  readonly unit: 'g' | 'kg' | 'cm' | 'cm³/kg' | '%';
  /** Shows a plus sign on positive numbers. */
  readonly signed?: boolean;
}

/** Number followed by its unit, in this order in every language; a dash if there is none. */
export function Quantity({ of, unit, signed = false }: QuantityProps) {
  if (of === null || of === undefined) return <span>–</span>;
  const number = Array.isArray(of) ? of.map(String).join(' × ') : String(of);
  return (
    <bdi dir="ltr" className="figures">
      {signed && Number(of) > 0 && '+'}
      {number} {unit}
    </bdi>
  );
}
