import type { OutputFor } from '@naikkelas/contract'
import type { listPageGroups } from '@naikkelas/contract/pages'

/** Every folder and label there is. */
export type PageGroups = OutputFor<typeof listPageGroups>
