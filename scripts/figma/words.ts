import { parseColor, pixels } from './css-values.ts'
import type { Pen } from './pen.ts'
import type { Box } from './snapshot.ts'
import { element, escaped, filled } from './svg-markup.ts'

/** The texts of a box as texts, one for each line. */
export function words({ lines, style }: Box, decoration: string, pen: Pen): string {
  const color = parseColor(style.color ?? '')
  if (!color) return ''
  const family = familyOf(style['font-family'] ?? '')
  const spacing = pixels(style['letter-spacing'] ?? '0')
  return lines
    .map(({ rect, text }) => {
      const line = text
        .replace(/\u00ad(?=.)|\u200b/g, '')
        .replace('\u00ad', '-')
        .replace(/[\t\n\r]/g, ' ')
      if (line.trim() === '') return ''
      pen.reach(rect)
      return element(
        'text',
        {
          x: rect.x,
          y: rect.y + rect.height * pen.ascent(family),
          'font-family': family,
          'font-size': pixels(style['font-size'] ?? '16'),
          'font-weight': style['font-weight'] === '400' ? undefined : style['font-weight'],
          'font-style': style['font-style'] === 'italic' ? 'italic' : undefined,
          'letter-spacing': spacing === 0 ? undefined : `${Math.round(spacing * 1000) / 1000}px`,
          'text-decoration': decoration === 'none' ? undefined : decoration,
          'xml:space': 'preserve',
          ...filled(color),
        },
        escaped(line),
      )
    })
    .join('')
}

/** The first family, by the name under which designers have it. */
function familyOf(list: string): string {
  const [first = 'Roboto'] = list.split(',').map((name) => name.trim().replace(/^"|"$/g, ''))
  return first === 'Naik Arial' ? 'Arial' : first
}
