import type { Command } from '../../commands/command.ts'
import type { Workspace } from '../state/workspace.ts'
import type { BuilderStore } from '../model/builder-store.ts'
import { shortcut } from '../acts/platform.ts'

interface PageCommandsOptions {
  store: BuilderStore
  workspace: Workspace
  publish: () => void
  preview: () => void
  save: () => void
  showPageSettings: () => void
  leave: () => void
}

/** Commands on the page, with their search words. */
export function pageCommands({
  store,
  workspace,
  publish,
  preview,
  save,
  showPageSettings,
  leave,
}: PageCommandsOptions): Command[] {
  const { dialogs, comments } = workspace.getState()
  const { show } = dialogs
  const { undo, redo, endRun, setDevice } = store.actions
  const act = (
    id: string,
    [label, words]: readonly [string, string],
    icon: Command['icon'],
    run: () => void,
    hint?: string,
  ): Command => ({ id, label, words, icon, run, group: 'Tindakan', ...(hint === undefined ? {} : { hint }) })
  return [
    act('publish', ['Terbitkan', 'publish go live tayang rilis'], 'unggah', publish),
    act('schedule', ['Jadwal halaman', 'schedule jadwalkan nanti waktu turun expiry'], 'kalender', () =>
      show('schedule'),
    ),
    act('approval', ['Persetujuan', 'approval minta setujui periksa'], 'obrolan', () => show('approval')),
    act('preview', ['Pratinjau', 'preview lihat draf'], 'mata', preview),
    act('visit', ['Lihat sebagai pengunjung', 'view as visitor time jadwal tanggal jam simulasi'], 'mata', () =>
      show('visit'),
    ),
    act(
      'undo',
      ['Urungkan', 'undo batal kembali'],
      'urungkan',
      () => {
        endRun()
        undo()
      },
      shortcut('Z'),
    ),
    act('redo', ['Ulangi', 'redo lagi'], 'ulangi', () => void redo(), shortcut('Z', { isShifted: true })),
    act('save', ['Simpan sekarang', 'save'], 'awan', save, shortcut('S')),
    act(
      'settings',
      ['Atur halaman', 'page settings pengaturan tema theme seo nama tautan'],
      'pengaturan',
      showPageSettings,
    ),
    act('find', ['Cari dan ganti', 'find replace text kata ubah'], 'cari', () => show('findReplace'), shortcut('H')),
    act('import', ['Impor bagian dari berkas', 'import json zip file'], 'unggah', () => show('importFile')),
    act('select-all', ['Pilih semua bagian', 'select all'], 'centang', () => store.actions.selectAll(), shortcut('A')),
    act('pick', ['Pilih beberapa bagian', 'select several multi touch'], 'centang', () =>
      store.actions.setPicking(true),
    ),
    act('versions', ['Riwayat', 'history versions versi pulihkan restore rollback'], 'riwayat', () => show('versions')),
    act('save-version', ['Simpan versi', 'save named version nama snapshot'], 'buku', () => show('saveVersion')),
    act('compare', ['Bandingkan versi', 'compare diff perubahan beda'], 'perluas', () => dialogs.compare()),
    act('comments', ['Komentar', 'comments diskusi percakapan balas'], 'obrolan', () => comments.open()),
    act('preview-link', ['Tautan pratinjau', 'share preview link bagikan qr'], 'bagikan', () => show('previewLink')),
    act('duplicate', ['Gandakan halaman', 'duplicate copy page salin'], 'gandakan', () => show('duplicate')),
    act('phone', ['Kanvas ponsel', 'phone mobile 360 lebar width'], 'ponsel', () => setDevice(360)),
    act('tablet', ['Kanvas tablet', 'tablet 768 lebar width'], 'tablet', () => setDevice(768)),
    act('desktop', ['Kanvas desktop', 'desktop komputer 1280 lebar width'], 'desktop', () => setDevice(1280)),
    act(
      'shortcuts',
      ['Pintasan papan ketik', 'keyboard shortcuts bantuan help'],
      'papan-ketik',
      () => show('shortcuts'),
      '?',
    ),
    act('leave', ['Ke daftar halaman', 'back list kembali keluar exit'], 'panah-kiri', leave),
  ]
}
