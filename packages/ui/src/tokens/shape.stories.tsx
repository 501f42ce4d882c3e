import preview from '../../../../.storybook/preview.tsx'
import { Text } from '../primitives/text/text.tsx'
import { appTheme } from '../theme/page-themes.ts'
import { ThemeScope } from '../theme/theme-scope.tsx'
import { radii, roundings } from './tokens.gen.ts'

const meta = preview.meta({ title: 'Token/Bentuk (Shape)' })

const corners = [
  ['control', 'ui:rounded-control ui:h-10 ui:w-32'],
  ['field', 'ui:rounded-field ui:h-16 ui:w-32'],
  ['surface', 'ui:rounded-surface ui:h-20 ui:w-32'],
  ['media', 'ui:rounded-media ui:h-20 ui:w-32'],
  ['portrait', 'ui:rounded-portrait ui:size-16'],
  ['chip', 'ui:rounded-chip ui:h-6 ui:w-16'],
  ['box', 'ui:rounded-box ui:size-6'],
] as const

/** What each thing's corners are under the three settings of a page. */
export const Corners = meta.story({
  render: () => (
    <>
      {roundings.map((rounded) => (
        <ThemeScope key={rounded} theme={{ ...appTheme, rounded }} className="ui:py-4">
          <Text weight="semibold">{rounded}</Text>
          <ul className="story-row ui:mt-2">
            {corners.map(([name, classes]) => (
              <li key={name}>
                <div className={`ui:border-2 ui:border-accent ui:bg-tint ${classes}`} />
                <Text size="app-xs" tone="muted">
                  {name} {radii[rounded][name]}
                </Text>
              </li>
            ))}
          </ul>
        </ThemeScope>
      ))}
    </>
  ),
})

export const Depth = meta.story({
  render: () => (
    <ul className="story-row ui:gap-8">
      {(['ui:border ui:border-line', 'ui:shadow-e1', 'ui:shadow-e2', 'ui:shadow-e3'] as const).map((shadow, index) => (
        <li key={shadow} className={`ui:rounded-surface ui:bg-surface ui:p-6 ${shadow}`}>
          <Text>{['garis tipis', 'e1', 'e2 (nota, menu)', 'e3 (dialog)'][index]}</Text>
        </li>
      ))}
    </ul>
  ),
})
