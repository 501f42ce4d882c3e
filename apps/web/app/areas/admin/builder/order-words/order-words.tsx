import { type OrderWordName, orderWordNames, sampleOrder } from '@naikkelas/page'
import { DescriptionItem, DescriptionList } from '@naikkelas/ui/description-list'

const meanings: Readonly<Record<OrderWordName, string>> = {
  nama_depan: 'Nama depan pembeli',
  yang_dibeli: 'Nama yang dibeli',
  kode_pesanan: 'Kode pesanan',
  total_bayar: 'Jumlah yang dibayar',
  cara_bayar: 'Cara membayar',
  tanggal_bayar: 'Tanggal dibayar',
}

/** What texts of a page that thanks for an order may say of it. */
export function OrderWords() {
  return (
    <>
      <p className="text-app-xs text-muted">
        Tulis kata ini di dalam teks. Setiap pembeli membaca data pesanannya sendiri; di sini Anda melihat contohnya.
        Tombol bertujuan “Yang dibeli” membawanya ke kelas, tiket, atau produknya.
      </p>
      <DescriptionList>
        {orderWordNames.map((name) => (
          <DescriptionItem key={name} term={meanings[name]}>
            <code className="select-all">{`{${name}}`}</code>
            <span className="block text-app-xs text-muted">Contoh: {sampleOrder[name]}</span>
          </DescriptionItem>
        ))}
      </DescriptionList>
    </>
  )
}
