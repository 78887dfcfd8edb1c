/**
 * In right-to-left languages charts start at the right. The drawing itself stays left-to-right, because its texts would be anchored at the
 * wrong ends; texts in boxes keep their own direction.
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
