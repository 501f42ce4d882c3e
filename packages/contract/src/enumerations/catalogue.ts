/** Everything that can be sold. Stored and sent as these words; what people read is in `kindLabels`. */
export const sellableKinds = ['course', 'service', 'tool', 'add_on', 'event', 'partner_package'] as const
export type SellableKind = (typeof sellableKinds)[number]

export const courseTypes = { premium: 1, basic: 2, free: 3, preorder: 4 } as const
export type CourseType = (typeof courseTypes)[keyof typeof courseTypes]

export const courseLevels = ['beginner', 'intermediate', 'advanced'] as const

/** What an order line calls the product; `transactionItemKinds` says whether it is an add-on. */
export const productKinds = { course: 1, service: 2, product: 3 } as const
export type ProductKind = (typeof productKinds)[keyof typeof productKinds]

export const eventModes = { offline: 0, online: 1 } as const

export const paidFlags = { free: 0, paid: 1 } as const

export const contentTypes = { article: 0, video: 1, ebook: 2 } as const

export const sortOrders = { mostPopular: 0, newest: 1, oldest: 2, cheapest: 3, mostExpensive: 4 } as const
export type SortOrder = (typeof sortOrders)[keyof typeof sortOrders]

/** How a service is charged. */
export const serviceBillings = ['once', 'monthly', 'session'] as const

/** Where a tool works, and what a mentor knows. */
export const salesPlatforms = ['shopee', 'tiktok', 'tokopedia', 'lazada', 'general'] as const

/** Kinds of add-ons. */
export const addOnFamilies = ['super_mentor', 'other'] as const

/** What a list, an invoice or a mail calls each kind of purchase. */
export const kindLabels = {
  course: 'Kelas',
  service: 'Jasa',
  tool: 'Tools',
  add_on: 'Add-On',
  event: 'Event',
  partner_package: 'Paket Partner Subscription',
} as const satisfies Record<SellableKind, string>

/** What visitors call each kind, beside a name. */
export const kindWords = {
  course: 'Kelas',
  service: 'Jasa',
  tool: 'Tools',
  add_on: 'Super Mentor',
  event: 'Acara',
  partner_package: 'Paket mitra',
} as const satisfies Record<SellableKind, string>

export const careerDepartments = ['IT', 'Sales', 'Marketing', 'HRGA', 'Operations'] as const
