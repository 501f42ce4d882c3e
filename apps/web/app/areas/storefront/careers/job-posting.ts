import { type Employment } from '@naikkelas/contract'
import type { VacancyPage } from '@naikkelas/contract/content'
import { plainText } from '@naikkelas/ui/rich-text/schema'

const types: Readonly<Record<Employment, string>> = {
  full_time: 'FULL_TIME',
  part_time: 'PART_TIME',
  contract: 'CONTRACTOR',
  internship: 'INTERN',
}

/** The vacancy for search engines (schema.org JobPosting). */
export function jobPostingOf(vacancy: VacancyPage, siteName: string) {
  const { number, title, description, summary, publishedAt, closesAt, employment, city, workPlace } = vacancy
  const { salaryFrom, salaryUntil } = vacancy
  const country = { '@type': 'Country', name: 'Indonesia' }
  return {
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title,
    description: description === null ? summary : plainText(description),
    identifier: { '@type': 'PropertyValue', name: siteName, value: String(number) },
    datePosted: publishedAt,
    ...(closesAt !== null && { validThrough: closesAt }),
    employmentType: types[employment],
    hiringOrganization: { '@type': 'Organization', name: siteName },
    jobLocation: {
      '@type': 'Place',
      address: { '@type': 'PostalAddress', addressLocality: city, addressCountry: 'ID' },
    },
    ...(workPlace === 'remote' && { jobLocationType: 'TELECOMMUTE', applicantLocationRequirements: country }),
    ...((salaryFrom !== null || salaryUntil !== null) && {
      baseSalary: {
        '@type': 'MonetaryAmount',
        currency: 'IDR',
        value: {
          '@type': 'QuantitativeValue',
          unitText: 'MONTH',
          ...(salaryFrom !== null && { minValue: salaryFrom }),
          ...(salaryUntil !== null && { maxValue: salaryUntil }),
        },
      },
    }),
    directApply: true,
  }
}
