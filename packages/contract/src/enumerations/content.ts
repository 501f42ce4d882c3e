/** Kinds of announcements, as they are written in addresses: `/pengumuman/promo`. */
export const announcementTypes = ['informasi', 'pembaruan', 'promo', 'jadwal'] as const
export type AnnouncementType = (typeof announcementTypes)[number]

/** What lists and pages call each kind. */
export const announcementLabels = {
  informasi: 'Informasi',
  pembaruan: 'Pembaruan',
  promo: 'Promo',
  jadwal: 'Jadwal',
} as const satisfies Record<AnnouncementType, string>

/** Where someone works. */
export const workPlaces = ['onsite', 'hybrid', 'remote'] as const
export type WorkPlace = (typeof workPlaces)[number]

export const workPlaceLabels = {
  onsite: 'Di kantor',
  hybrid: 'Sebagian dari rumah',
  remote: 'Dari rumah',
} as const satisfies Record<WorkPlace, string>

export const employments = ['full_time', 'part_time', 'contract', 'internship'] as const
export type Employment = (typeof employments)[number]

export const employmentLabels = {
  full_time: 'Penuh waktu',
  part_time: 'Paruh waktu',
  contract: 'Kontrak',
  internship: 'Magang',
} as const satisfies Record<Employment, string>

/** How far an application has come. */
export const applicantStatuses = ['new', 'reviewed', 'interview', 'offered', 'rejected'] as const
export type ApplicantStatus = (typeof applicantStatuses)[number]

export const applicantStatusLabels = {
  new: 'Baru',
  reviewed: 'Ditinjau',
  interview: 'Wawancara',
  offered: 'Ditawari',
  rejected: 'Tidak dilanjutkan',
} as const satisfies Record<ApplicantStatus, string>
