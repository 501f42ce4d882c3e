/** Badge of the codes Non-Aktif 0 and Aktif 1. */
export const activityBadge = (status: 0 | 1) =>
  status === 1 ? ({ tone: 'ok', children: 'Aktif' } as const) : ({ tone: 'neutral', children: 'Non-Aktif' } as const)
