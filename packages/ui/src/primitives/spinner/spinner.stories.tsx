import preview from '../../../../../.storybook/preview.tsx'
import { Spinner } from './spinner.tsx'

const meta = preview.meta({ title: 'Dasar/Tanda memuat (Spinner)', component: Spinner })

export const Medium = meta.story()
export const Large = meta.story({ args: { size: 'lg', label: 'Memuat halaman' } })
export const Small = meta.story({ args: { size: 'sm' } })
