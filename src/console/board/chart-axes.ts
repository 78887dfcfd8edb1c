/**
 * Where one reads from the right, charts begin there too. The picture itself is drawn from the left, or its texts would hang on the wrong
 * ends; what is written in boxes keeps its direction.
 */
export const axesOf = (direction: 'ltr' | 'rtl') => ({
  xAxisProps: { reversed: direction === 'rtl' },
  yAxisProps: {
    orientation: direction === 'rtl' ? ('right' as const) : ('left' as const),
    allowDecimals: false,
    // The library offsets tick labels from a left axis.
    tick: { transform: `translate(${direction === 'rtl' ? 10 : -10}, 0)`, fontSize: 12, fill: 'currentColor' },
  },
  tooltipProps: { wrapperStyle: { direction } },
  legendProps: { wrapperStyle: { direction } },
});
