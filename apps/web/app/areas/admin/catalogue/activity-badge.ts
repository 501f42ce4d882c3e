/** Words of the codes Non-Aktif 0 and Aktif 1. */
export const activityWords = { 1: 'Aktif', 0: 'Non-Aktif' } as const

/** Badge of the same codes. */
export const activityBadge = (status: 0 | 1) =>
  ({ tone: status === 1 ? 'ok' : 'neutral', children: activityWords[status] }) as const
