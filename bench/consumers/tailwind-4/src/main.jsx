import './styles.css'
import { Button } from '@naikkelas/ui/button'
import { appTheme, ThemeScope, ThemeStyle } from '@naikkelas/ui/theme'
import { createRoot } from 'react-dom/client'

createRoot(document.getElementById('root')).render(
  <>
    <h1 id="own">Judul tuan rumah</h1>
    <ThemeScope theme={appTheme}>
      <ThemeStyle theme={appTheme} />
      <Button id="plain" variant="primary">
        Simpan
      </Button>
      <Button id="changed" variant="primary" className="px-20">
        Simpan
      </Button>
      <p id="named" className="bg-surface text-muted">
        Nama warna kami
      </p>
    </ThemeScope>
  </>,
)
