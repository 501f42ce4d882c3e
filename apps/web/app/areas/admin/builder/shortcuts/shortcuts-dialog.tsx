import { Dialog, DialogContent } from '@naikkelas/ui/dialog'
import { IconButton } from '@naikkelas/ui/icon-button'
import { Icon } from '@naikkelas/ui/icons'
import { create } from 'zustand'
import { shortcut } from './platform.ts'

/** Whether the list is open: the "?" key opens it too. */
export const useShortcutsDialog = create<{ isOpen: boolean; setIsOpen: (isOpen: boolean) => void }>((set) => ({
  isOpen: false,
  setIsOpen: (isOpen) => set({ isOpen }),
}))

const groups = [
  {
    name: 'Di mana saja',
    keys: [
      [shortcut('Z'), 'Urungkan langkah terakhir'],
      [shortcut('Z', { isShifted: true }), 'Ulangi langkah'],
      [shortcut('S'), 'Simpan sekarang'],
      ['/', 'Cari bagian untuk ditambahkan'],
      ['?', 'Buka daftar ini'],
    ],
  },
  {
    name: 'Bagian yang terpilih',
    keys: [
      ['Enter', 'Tulis teksnya'],
      ['Tab', 'Saat menulis: teks berikutnya'],
      ['Escape', 'Selesai menulis, lalu lepas pilihan'],
      ['↑ ↓', 'Bagian sebelum dan sesudahnya'],
      ['Alt+↑ ↓', 'Pindahkan ke atas dan ke bawah'],
      [shortcut('D'), 'Buat salinan'],
      ['Delete', 'Hapus bagian'],
    ],
  },
  {
    name: 'Pegangan seret',
    keys: [
      ['Spasi', 'Angkat dan taruh'],
      ['↑ ↓', 'Pindahkan'],
      ['Escape', 'Batal'],
    ],
  },
] as const

/** Every shortcut there is. */
export function ShortcutsDialog() {
  const { isOpen, setIsOpen } = useShortcutsDialog()
  return (
    <>
      <IconButton
        label="Pintasan papan ketik"
        title="Pintasan papan ketik (?)"
        icon={<Icon name="papan-ketik" />}
        onClick={() => setIsOpen(true)}
      />
      <Dialog isOpen={isOpen} onOpenChange={setIsOpen}>
        <DialogContent title="Pintasan papan ketik">
          <div className="flex flex-col gap-5 pt-1">
            {groups.map(({ name, keys }) => (
              <div key={name} className="flex flex-col gap-1">
                <h3 className="text-app-xs font-semibold text-muted">{name}</h3>
                <dl className="flex flex-col">
                  {keys.map(([key, does]) => (
                    <div
                      key={key}
                      className="flex items-center justify-between gap-4 border-b border-line py-1.5 last:border-b-0"
                    >
                      <dd className="order-1 text-app-sm">{does}</dd>
                      <dt className="order-2 shrink-0">
                        <kbd className="rounded-chip border border-line bg-ground px-1.5 py-0.5 font-app text-app-xs font-semibold">
                          {key}
                        </kbd>
                      </dt>
                    </div>
                  ))}
                </dl>
              </div>
            ))}
          </div>
        </DialogContent>
      </Dialog>
    </>
  )
}
