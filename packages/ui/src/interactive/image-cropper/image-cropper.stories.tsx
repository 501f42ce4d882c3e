import { useState } from 'react'
import { expect, userEvent, waitFor } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { pictures } from '../../docs/pictures.ts'
import { Button } from '../../primitives/button/button.tsx'
import { Stack } from '../../primitives/stack/stack.tsx'
import type { Rectangle } from './crop-rectangle.ts'
import { croppedPicture } from './cropped-picture.ts'
import { ImageCropper } from './image-cropper.tsx'

const picture = pictures.find(({ file }) => file.includes('coffee-counter')) ?? pictures[0]
const image = picture?.url ?? ''

const meta = preview.meta({
  title: 'Interaktif/Pangkas gambar (ImageCropper)',
  component: ImageCropper,
  args: { image },
  render: (args) => (
    <div style={{ width: 280 }}>
      <ImageCropper {...args} />
    </div>
  ),
})

export const Square = meta.story()
export const Portrait = meta.story({ args: { isRound: true } })
export const Wide = meta.story({ args: { aspect: 16 / 9 } })

export const Zoomed = meta.story({
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('slider', { name: 'Perbesaran' })).toBeEnabled())
    await userEvent.click(canvas.getByRole('button', { name: 'Perbesar' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Perbesar' }))
    await expect(canvas.getByRole('slider', { name: 'Perbesaran' })).toHaveValue('156')
  },
})

export const Unreadable = meta.story({ args: { image: 'data:image/png;base64,AAAA' } })

function Avatar() {
  const [rectangle, setRectangle] = useState<Rectangle | null>(null)
  const [made, setMade] = useState<Blob | null>(null)
  return (
    <Stack>
      <div style={{ width: 280 }}>
        <ImageCropper image={image} isRound onValueChange={setRectangle} />
      </div>
      <Button
        variant="primary"
        disabled={rectangle === null}
        onClick={() => rectangle && void croppedPicture(image, rectangle, { maxSide: 256 }).then(setMade)}
      >
        Pakai foto ini
      </Button>
      <output>{made ? `${made.type}, ${Math.ceil(made.size / 1000)} KB` : ''}</output>
    </Stack>
  )
}

export const MadeIntoAFile = meta.story({
  render: () => <Avatar />,
  play: async ({ canvas }) => {
    const save = canvas.getByRole('button', { name: 'Pakai foto ini' })
    await waitFor(() => expect(save).toBeEnabled())
    await userEvent.click(save)
    await waitFor(() => expect(canvas.getByText(/^image\/webp, \d+ KB$/)).toBeVisible())
  },
})
