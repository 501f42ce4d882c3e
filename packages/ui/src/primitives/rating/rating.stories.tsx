import { expect, userEvent } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { Button } from '../button/button.tsx'
import { Fieldset } from '../field/fieldset.tsx'
import { RatingInput } from './rating-input.tsx'
import { Rating } from './rating.tsx'

const meta = preview.meta({
  title: 'Dasar/Penilaian (Rating)',
  component: Rating,
  args: { value: 4.7, count: 1204 },
})

export const Stars = meta.story()
export const Compact = meta.story({ args: { variant: 'compact' } })
export const WithoutCount = meta.story({ args: { count: undefined } })
export const Unrated = meta.story({ args: { value: 0, count: 0 } })
export const HalfSteps = meta.story({
  render: () => (
    <div className="story-column">
      {[5, 4.4, 3.5, 2.2, 1].map((value) => (
        <Rating key={value} value={value} count={Math.round(value * 31)} />
      ))}
    </div>
  ),
})
export const Sizes = meta.story({
  render: () => (
    <div className="story-column">
      <Rating value={4.5} count={87} size="sm" />
      <Rating value={4.5} count={87} />
      <Rating value={4.5} count={87} size="lg" />
      <Rating value={4.5} count={87} size="sm" variant="compact" />
    </div>
  ),
})
export const Grounds = meta.story({
  render: () => (
    <div className="story-column">
      {(['white', 'paper', 'soft', 'board', 'brand', 'turmeric'] as const).map((tone) => (
        <div key={tone} data-tone={tone} style={{ padding: 16 }}>
          <div className="story-row">
            <Rating value={3.5} count={312} />
            <Rating value={4.8} count={1204} variant="compact" />
          </div>
        </div>
      ))}
    </div>
  ),
})

export const ToChoose = meta.story({
  render: () => <RatingInput label="Nilai kelas ini" name="nilai" />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: '4 bintang, Bagus' }))
    await expect(canvas.getByRole('radio', { name: '4 bintang, Bagus' })).toBeChecked()
  },
})
export const Chosen = meta.story({ render: () => <RatingInput label="Nilai kelas ini" defaultValue={3} /> })
export const Disabled = meta.story({ render: () => <RatingInput label="Nilai kelas ini" defaultValue={3} disabled /> })
export const ReadOnly = meta.story({ render: () => <RatingInput label="Nilai kelas ini" defaultValue={5} readOnly /> })
export const InAForm = meta.story({
  render: () => (
    <form style={{ width: 280 }} onSubmit={(event) => event.preventDefault()}>
      <Fieldset legend="Bagaimana kelas ini?">
        <RatingInput label="Bagaimana kelas ini?" name="nilai" required />
      </Fieldset>
      <Button type="submit">Kirim ulasan</Button>
    </form>
  ),
})
