import '@naikkelas/ui/styles.css'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { draw } from '../../testing/draw.tsx'
import { Fieldset } from '../../primitives/field/fieldset.tsx'
import { Radio } from '../../primitives/radio/radio.tsx'
import { Dialog, DialogContent } from './dialog.tsx'

const pause = (chosen: string) => (
  <Dialog isOpen>
    <DialogContent title="Jeda pengingat">
      <Fieldset legend="Selama">
        <input type="hidden" name="halaman" value="7" />
        {['1 jam', '1 hari', '1 minggu'].map((label) => (
          <Radio key={label} name="selama" label={label} value={label} defaultChecked={label === chosen} />
        ))}
      </Fieldset>
    </DialogContent>
  </Dialog>
)

const focusedValue = () => (document.activeElement instanceof HTMLInputElement ? document.activeElement.value : null)
const chosenValue = () => document.querySelector<HTMLInputElement>(':checked')?.value

test('a dialog opens on the choice that holds, and the space bar changes nothing', async () => {
  draw(pause('1 hari'))
  await expect.poll(focusedValue).toBe('1 hari')
  await userEvent.keyboard(' ')
  expect(chosenValue()).toBe('1 hari')
})

test('where nothing is chosen yet, it opens on the first choice', async () => {
  draw(pause(''))
  await expect.poll(focusedValue).toBe('1 jam')
})
