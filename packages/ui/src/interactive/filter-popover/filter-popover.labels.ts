/** What a FilterPopover says beside its fields. */
export interface FilterPopoverLabels {
  /** The button, and the name of what it opens. */
  open: string
  /** Read out behind the number on the button. */
  active: string
  /** Names the list of filters that hold. */
  list: string
  /** The chip of a filter, as an act. */
  remove: (filter: string) => string
  clear: string
  done: string
  /** Read out on the button while a field holds something that could not be taken. */
  refused: string
}

export const filterPopoverLabelsId: FilterPopoverLabels = {
  open: 'Saring',
  active: 'aktif',
  list: 'Saringan aktif',
  remove: (filter) => `Hapus saringan ${filter}`,
  clear: 'Hapus semua',
  done: 'Selesai',
  refused: 'Ada isian yang belum benar',
}

export const filterPopoverLabelsEn: FilterPopoverLabels = {
  open: 'Filter',
  active: 'active',
  list: 'Active filters',
  remove: (filter) => `Remove the filter ${filter}`,
  clear: 'Clear all',
  done: 'Done',
  refused: 'A field needs attention',
}
