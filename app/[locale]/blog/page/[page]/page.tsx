import { notFound } from 'next/navigation';
import { AllPostsPage } from '@/components/blog/all-posts-page';
import { createBlogListPageMetadata } from '@/components/blog/blog-list-metadata';
import { postsPerPage } from '@/lib/content/blog-list-pages';
import { pageNumbersAfterFirst } from '@/lib/content/pagination';
import { getPostSlugs } from '@/lib/content/posts';

export const dynamicParams = false;

type Props = { params: Promise<{ page: string }> };

export function generateStaticParams() {
  return pageNumbersAfterFirst(getPostSlugs().length, postsPerPage).map((page) => ({ page: String(page) }));
}

async function find(params: Props['params']): Promise<number> {
  const { page } = await params;
  return generateStaticParams().some((known) => known.page === page) ? Number(page) : notFound();
}

export const generateMetadata = async ({ params }: Props) => createBlogListPageMetadata(await find(params));

export default async function PaginatedBlogPage({ params }: Props) {
  return <AllPostsPage page={await find(params)} />;
}
