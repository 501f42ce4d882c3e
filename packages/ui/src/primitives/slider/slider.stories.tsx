import { useState } from 'react'
import { expect, userEvent } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { Field } from '../field/field.tsx'
import { Slider } from './slider.tsx'

const meta = preview.meta({
  title: 'Dasar/Penggeser (Slider)',
  component: Slider,
  args: { defaultValue: 40 },
  render: (args) => (
    <div className="story-column">
      <Field label="Kecerahan gambar">
        <Slider {...args} />
      </Field>
    </div>
  ),
})

export const Plain = meta.story()
export const Ends = meta.story({ args: { start: 'Redup', end: 'Terang' } })
export const Disabled = meta.story({ args: { disabled: true } })

function Discount() {
  const [percent, setPercent] = useState(20)
  return (
    <div className="story-column">
      <Field label="Potongan harga" hint="Berlaku sampai 30 November 2026.">
        <Slider
          value={percent}
          max={75}
          step={5}
          valueText={`${percent}%`}
          onChange={(event) => setPercent(event.target.valueAsNumber)}
        />
      </Field>
    </div>
  )
}

export const WithValue = meta.story({
  render: () => <Discount />,
  play: async ({ canvas }) => {
    const slider = canvas.getByRole('slider', { name: 'Potongan harga' })
    await userEvent.tab()
    await expect(slider).toHaveFocus()
    await expect(slider).toHaveAttribute('aria-valuetext', '20%')
  },
})
