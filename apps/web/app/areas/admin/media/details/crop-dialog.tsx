import { cropMedia, type LibraryItem } from '@naikkelas/contract/pages'
import { Alert } from '@naikkelas/ui/alert'
import { Button } from '@naikkelas/ui/button'
import { Dialog, DialogClose, DialogContent } from '@naikkelas/ui/dialog'
import { Field } from '@naikkelas/ui/field'
import { inside, largest, type Rectangle } from '@naikkelas/ui/image-cropper'
import { Input } from '@naikkelas/ui/input'
import { SegmentedControl } from '@naikkelas/ui/segmented-control'
import { useState } from 'react'
import { messageOf } from '../../../../shared/api/api-error.ts'
import { call } from '../../../../shared/api/call.ts'
import { CropFrame } from './crop-frame.tsx'

interface CropDialogProps {
  item: LibraryItem
  onClose: () => void
  onDone: (made: LibraryItem) => void
}

const ratios = [
  { value: 'free', label: 'Bebas', ratio: null },
  { value: '1:1', label: '1:1', ratio: 1 },
  { value: '4:3', label: '4:3', ratio: 4 / 3 },
  { value: '16:9', label: '16:9', ratio: 16 / 9 },
  { value: '9:16', label: '9:16', ratio: 9 / 16 },
] as const

const numbers = [
  { key: 'left', label: 'Dari kiri' },
  { key: 'top', label: 'Dari atas' },
  { key: 'width', label: 'Lebar' },
  { key: 'height', label: 'Tinggi' },
] as const

/** Cuts a new picture out of one, by the mouse, the finger, the arrows or in numbers. */
export function CropDialog({ item, onClose, onDone }: CropDialogProps) {
  const [chosen, setChosen] = useState<(typeof ratios)[number]['value']>('free')
  const [rectangle, setRectangle] = useState<Rectangle>(() => largest(item, null))
  const [message, setMessage] = useState<string | null>(null)
  const [isCutting, setIsCutting] = useState(false)
  const ratio = ratios.find(({ value }) => value === chosen)?.ratio ?? null
  const cut = async () => {
    setIsCutting(true)
    setMessage(null)
    try {
      const made = await call(cropMedia, { params: { mediaId: item.id }, body: rectangle })
      onClose()
      onDone(made)
    } catch (error) {
      setMessage(messageOf(error))
      setIsCutting(false)
    }
  }
  return (
    <Dialog isOpen onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent
        size="lg"
        title="Pangkas gambar"
        description="Hasilnya menjadi gambar baru. Gambar ini tetap ada."
        footer={
          <>
            <DialogClose>
              <Button variant="quiet">Batal</Button>
            </DialogClose>
            <Button variant="primary" isLoading={isCutting} onClick={() => void cut()}>
              Pangkas gambar
            </Button>
          </>
        }
      >
        <div className="flex flex-col gap-4">
          {message !== null && (
            <Alert tone="danger" isLive>
              {message}
            </Alert>
          )}
          <SegmentedControl
            className="self-start"
            label="Perbandingan sisi"
            size="sm"
            options={ratios}
            value={chosen}
            onValueChange={(value) => {
              setChosen(value)
              const next = ratios.find((one) => one.value === value)?.ratio ?? null
              if (next !== null) setRectangle(largest(item, next))
            }}
          />
          <CropFrame item={item} rectangle={rectangle} ratio={ratio} onChange={setRectangle} />
          <div className="grid grid-cols-2 gap-3 sm:grid-cols-4">
            {numbers.map(({ key, label }) => (
              <Field key={key} label={`${label} (piksel)`}>
                <NumberInput
                  value={rectangle[key]}
                  onChange={(value) => setRectangle(inside({ ...rectangle, [key]: value }, item))}
                />
              </Field>
            ))}
          </div>
        </div>
      </DialogContent>
    </Dialog>
  )
}

interface NumberInputProps {
  value: number
  onChange: (value: number) => void
}

/** A number that counts once the field is left: half of one would already move the frame. */
function NumberInput({ value, onChange, ...rest }: NumberInputProps) {
  const [typed, setTyped] = useState<string | null>(null)
  const keep = () => {
    const number = Number(typed)
    if (typed !== null && typed.trim() !== '' && Number.isFinite(number)) onChange(number)
    setTyped(null)
  }
  return (
    <Input
      {...rest}
      inputMode="numeric"
      value={typed ?? String(value)}
      onChange={(event) => setTyped(event.target.value)}
      onBlur={keep}
      onKeyDown={(event) => event.key === 'Enter' && keep()}
    />
  )
}
