import preview from '../../../../.storybook/preview.tsx'
import { Text } from '../primitives/text/text.tsx'
import { space } from './tokens.gen.ts'

const meta = preview.meta({ title: 'Token/Ruang (Space)' })

const widths: Record<string, string> = {
  2: 'ui:w-0.5',
  4: 'ui:w-1',
  8: 'ui:w-2',
  12: 'ui:w-3',
  16: 'ui:w-4',
  20: 'ui:w-5',
  24: 'ui:w-6',
  32: 'ui:w-8',
  40: 'ui:w-10',
  48: 'ui:w-12',
  64: 'ui:w-16',
  80: 'ui:w-20',
  96: 'ui:w-24',
  128: 'ui:w-32',
}

/** The only distances there are. In classes a step is a quarter rem: `ui:gap-4` is 16 px. */
export const Distances = meta.story({
  render: () => (
    <ul className="story-column">
      {Object.entries(space).map(([name, value]) => (
        <li key={name} className="story-row">
          <Text as="span" className="ui:w-24" hasTabularDigits>
            {name} px · {value}
          </Text>
          <span className={`ui:h-4 ui:bg-action ${widths[name]}`} />
        </li>
      ))}
    </ul>
  ),
})

export const SectionPadding = meta.story({
  render: () => (
    <div className="story-row ui:items-start">
      {(['tight', 'normal', 'loose'] as const).map((size) => (
        <div key={size} className={`ui:bg-tint ui:px-4 ${{ tight: 'ui:py-section-tight', normal: 'ui:py-section-normal', loose: 'ui:py-section-loose' }[size]}`}>
          <div className="ui:bg-surface ui:p-2">
            <Text>{{ tight: 'rapat', normal: 'biasa', loose: 'lega' }[size]}</Text>
          </div>
        </div>
      ))}
    </div>
  ),
})
