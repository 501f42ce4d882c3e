import type { listPageGroups, OutputFor } from '@naikkelas/contract'

/** Every folder and label there is. */
export type PageGroups = OutputFor<typeof listPageGroups>
