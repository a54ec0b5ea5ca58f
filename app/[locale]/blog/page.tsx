import { AllPostsPage } from '@/components/blog/all-posts-page';
import { createBlogListPageMetadata } from '@/components/blog/blog-list-metadata';

export const generateMetadata = () => createBlogListPageMetadata(1);

export default function BlogPage() {
  return <AllPostsPage page={1} />;
}
