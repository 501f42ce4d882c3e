import { Dialog, DialogContent } from '@naikkelas/ui/dialog'
import { shortcut } from '../acts/platform.ts'

const groups = [
  {
    name: 'Di mana saja',
    keys: [
      [shortcut('Z'), 'Urungkan langkah terakhir'],
      [shortcut('Z', { isShifted: true }), 'Ulangi langkah'],
      [shortcut('K'), 'Cari perintah, bagian, atau halaman'],
      [shortcut('S'), 'Simpan sekarang'],
      [shortcut('H'), 'Cari dan ganti di semua teks'],
      ['F6', 'Ke wilayah berikutnya: bilah, Bagian, Susunan, Kanvas, Pengaturan'],
      ['Shift+F6', 'Ke wilayah sebelumnya'],
      ['/', 'Cari bagian untuk ditambahkan'],
      ['?', 'Buka daftar ini'],
    ],
  },
  {
    name: 'Bagian yang terpilih',
    keys: [
      ['Enter', 'Tulis teksnya'],
      ['Tab', 'Saat menulis: teks berikutnya'],
      ['Escape', 'Selesai menulis, lalu ke pengaturan halaman'],
      ['↑ ↓', 'Bagian sebelum dan sesudahnya'],
      ['Shift+↑ ↓', 'Pilih bagian berikutnya juga'],
      [shortcut('A'), 'Pilih semua bagian'],
      ['Alt+↑ ↓', 'Pindahkan ke atas dan ke bawah'],
      [shortcut('D'), 'Buat salinan'],
      [`${shortcut('C')} ${shortcut('X')} ${shortcut('V')}`, 'Salin, potong, dan tempel bagian, juga ke halaman lain'],
      ['Delete', 'Hapus bagian'],
    ],
  },
  {
    name: 'Format teks',
    keys: [
      [shortcut('B'), 'Tebal'],
      [shortcut('I'), 'Miring'],
      [shortcut('U'), 'Garis bawah'],
      [shortcut('S', { isShifted: true }), 'Coret'],
      [shortcut('H', { isShifted: true }), 'Sorot'],
      [shortcut('Alt+2'), 'Judul kecil'],
      [shortcut('8', { isShifted: true }), 'Daftar'],
      [shortcut('7', { isShifted: true }), 'Daftar bernomor'],
      [shortcut('B', { isShifted: true }), 'Kutipan'],
      ['Alt+F10', 'Ke bilah format, juga untuk tautan'],
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
export function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog isOpen onOpenChange={(isOpen) => !isOpen && onClose()}>
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
  )
}
