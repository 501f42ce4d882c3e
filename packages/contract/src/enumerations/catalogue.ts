export const courseTypes = { premium: 1, basic: 2, free: 3, preorder: 4 } as const

export const productKinds = { course: 1, service: 2, product: 3 } as const

export const eventModes = { offline: 0, online: 1 } as const

export const paidFlags = { free: 0, paid: 1 } as const

export const contentTypes = { article: 0, video: 1, ebook: 2 } as const

export const sortOrders = { mostPopular: 0, newest: 1, oldest: 2, cheapest: 3, mostExpensive: 4 } as const

/** What a list, an invoice or a mail calls each kind of purchase. */
export const kindLabels = {
  course: 'Kelas',
  service: 'Jasa',
  tool: 'Tools',
  addOn: 'Add-On',
  event: 'Event',
  partnerPackage: 'Paket Partner Subscription',
} as const

export const careerDepartments = ['IT', 'Sales', 'Marketing', 'HRGA', 'Operations'] as const
