import type { AdminMenu, MenuCapability, UploadType } from '../enumerations/index.ts'

const megabyte = 1_048_576

/** Bytes (specification, section 9; 1 MB is 1,048,576 bytes). */
export const uploadLimits = {
  /** A request without chunks stays below it. */
  singleBytes: 100 * megabyte,
  chunkBytes: 50 * megabyte,
  /** A file stays below it. */
  fileBytes: 500 * megabyte,
} as const

export type FileContent = 'picture' | 'film' | 'pdf' | 'archive' | 'office'

/**
 * Who reads a file: everyone; every account that is signed in; or its owner and those admins who work with it. A module
 * that grants more readers, such as the learners of a course, adds them to `files.policy.ts` of the API.
 */
export type FileReaders = 'public' | 'members' | 'owner'

/** A capability in a menu that lets an admin in. Role 0 needs none of them. */
export interface AdminGate {
  menu: AdminMenu
  capability: MenuCapability
}

export interface UploadPolicy {
  type: UploadType
  label: string
  /** Where its files are, and what the field `directory` may begin with. */
  directory: string
  /** Whether folders may be made in it. */
  hasFolders: boolean
  /** Which admins may send it; null for none but role 0. */
  sentByAdmins: AdminGate | null
  /** Further senders: learners, or anyone at all without an account. */
  sentBy: 'admins' | 'learners' | 'learners and admins' | 'anyone'
  contents: readonly FileContent[]
  /** Greatest size. */
  bytes: number
  readers: FileReaders
  /** Which admins may read what is not public; null for none but role 0. */
  readByAdmins: AdminGate | null
}

const mediaDesigner: AdminGate = { menu: 'media', capability: 'design' }
const mediaViewer: AdminGate = { menu: 'media', capability: 'view' }
const pageDesigner: AdminGate = { menu: 'landing_pages', capability: 'design' }
const transactionsViewer: AdminGate = { menu: 'transactions', capability: 'view' }
const courseManager: AdminGate = { menu: 'courses', capability: 'manage' }
const courseViewer: AdminGate = { menu: 'courses', capability: 'view' }
const careerManager: AdminGate = { menu: 'careers', capability: 'manage' }

/** A picture that designers of media add and every visitor sees. */
const shownPicture = {
  hasFolders: true,
  sentByAdmins: mediaDesigner,
  sentBy: 'admins',
  contents: ['picture'],
  bytes: 25 * megabyte,
  readers: 'public',
  readByAdmins: mediaViewer,
} as const

const anyContent = ['picture', 'film', 'pdf', 'archive', 'office'] as const
/** The greatest whole number of bytes below 500 MB. */
const greatest = uploadLimits.fileBytes - 1

/**
 * Every way to upload a file, for both endpoints. A type may have several directories: the specification has no type of
 * its own for avatars and payment proofs, so type 1 has them (product.md, reading e).
 */
export const uploadPolicies: readonly UploadPolicy[] = [
  { ...shownPicture, type: 1, label: 'Berkas umum', directory: 'berkas', contents: anyContent, bytes: greatest },
  {
    type: 1,
    label: 'Foto profil',
    directory: 'avatar',
    hasFolders: false,
    sentByAdmins: mediaDesigner,
    sentBy: 'learners',
    contents: ['picture'],
    bytes: 5 * megabyte,
    readers: 'public',
    readByAdmins: mediaViewer,
  },
  {
    type: 1,
    label: 'Bukti pembayaran',
    directory: 'bukti-pembayaran',
    hasFolders: false,
    sentByAdmins: null,
    sentBy: 'learners',
    contents: ['picture', 'pdf'],
    bytes: 10 * megabyte,
    readers: 'owner',
    readByAdmins: transactionsViewer,
  },
  {
    type: 1,
    label: 'Tugas peserta',
    directory: 'tugas',
    hasFolders: false,
    sentByAdmins: null,
    sentBy: 'learners',
    contents: ['picture', 'pdf', 'office', 'archive'],
    bytes: 20 * megabyte,
    readers: 'owner',
    readByAdmins: courseViewer,
  },
  {
    type: 2,
    label: 'Materi kelas',
    directory: 'kelas',
    hasFolders: true,
    sentByAdmins: courseManager,
    sentBy: 'admins',
    contents: anyContent,
    bytes: greatest,
    readers: 'owner',
    readByAdmins: courseViewer,
  },
  { ...shownPicture, type: 3, label: 'Mitra', directory: 'mitra' },
  { ...shownPicture, type: 4, label: 'Gambar mini', directory: 'gambar-mini' },
  { ...shownPicture, type: 5, label: 'Pengajar', directory: 'pengajar' },
  { ...shownPicture, type: 6, label: 'Banner', directory: 'banner' },
  {
    ...shownPicture,
    type: 7,
    label: 'Diskusi',
    directory: 'diskusi',
    hasFolders: false,
    sentBy: 'learners and admins',
    contents: ['picture', 'pdf'],
    bytes: 10 * megabyte,
    readers: 'members',
  },
  {
    type: 8,
    label: 'Lamaran kerja',
    directory: 'karir',
    hasFolders: false,
    sentByAdmins: null,
    sentBy: 'anyone',
    contents: ['pdf'],
    bytes: 5 * megabyte,
    readers: 'owner',
    readByAdmins: careerManager,
  },
  { ...shownPicture, type: 9, label: 'Produk', directory: 'produk' },
  { ...shownPicture, type: 10, label: 'Add-on', directory: 'add-on' },
  { ...shownPicture, type: 11, label: 'Kampanye', directory: 'kampanye' },
  { ...shownPicture, type: 12, label: 'Event', directory: 'event' },
  { ...shownPicture, type: 13, label: 'Gambar mini event', directory: 'gambar-mini-event' },
  { ...shownPicture, type: 14, label: 'Sorotan event', directory: 'sorotan-event' },
  { ...shownPicture, type: 15, label: 'Sorotan kelas', directory: 'sorotan-kelas' },
  {
    ...shownPicture,
    type: 16,
    label: 'Halaman mitra',
    directory: 'halaman-mitra',
    sentByAdmins: pageDesigner,
    contents: ['picture', 'film'],
    bytes: 100 * megabyte,
  },
  { ...shownPicture, type: 17, label: 'Gambar mini video kelas', directory: 'gambar-mini-video' },
  { ...shownPicture, type: 18, label: 'Iklan popup', directory: 'iklan-popup' },
  {
    ...shownPicture,
    type: 19,
    label: 'PDF',
    directory: 'pdf',
    contents: ['pdf'],
    bytes: 100 * megabyte,
    readers: 'owner',
  },
]
