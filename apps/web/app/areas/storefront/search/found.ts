import type { OutputFor } from '@naikkelas/contract'
import type { searchCatalogue } from '@naikkelas/contract/commerce'

/** What a search answers. */
export type Found = OutputFor<typeof searchCatalogue>
