import preview from '../../../../.storybook/preview.tsx'
import { Heading } from '../primitives/heading/heading.tsx'
import { Text } from '../primitives/text/text.tsx'
import { SwatchShape } from '../interactive/color-input/swatch-shape.tsx'
import { contrast } from '../theme/contrast.ts'
import { brandScale } from '../theme/brand-scale.ts'
import { pageThemes } from '../theme/page-themes.ts'
import { ladders } from './tokens.gen.ts'

const meta = preview.meta({ title: 'Token/Warna (Colour)' })

function Ladder({ name, steps }: { name: string; steps: Readonly<Record<string, string>> }) {
  return (
    <section aria-label={name} className="ui:mb-8">
      <Heading level={2} size="app-md" className="ui:mb-2">
        {name}
      </Heading>
      <ul className="ui:grid ui:grid-cols-[repeat(auto-fill,minmax(5.5rem,1fr))] ui:gap-2">
        {Object.entries(steps).map(([step, hex]) => (
          <li key={step}>
            <SwatchShape color={hex} className="ui:size-14" />
            <Text size="app-xs" weight="semibold">
              {step}
            </Text>
            <Text size="app-xs" tone="muted" hasTabularDigits>
              {hex}
            </Text>
            <Text size="app-xs" tone="muted" hasTabularDigits>
              {contrast(hex, '#ffffff').toFixed(2)} : 1
            </Text>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Six hues on one ladder: a step has the same contrast with white in each. */
export const HouseLadders = meta.story({
  render: () => (
    <>
      <Heading level={1} size="app-2xl" className="ui:mb-6">
        Tangga warna
      </Heading>
      {Object.entries(ladders).map(([name, steps]) => (
        <Ladder key={name} name={name} steps={steps} />
      ))}
    </>
  ),
})

/** The nine named page colours, each made into a ladder by brandScale. */
export const PageThemes = meta.story({
  render: () => (
    <>
      <Heading level={1} size="app-2xl" className="ui:mb-6">
        Tema halaman
      </Heading>
      {pageThemes.map(({ name, brand }) => (
        <Ladder key={name} name={name} steps={brandScale(brand)} />
      ))}
    </>
  ),
})
