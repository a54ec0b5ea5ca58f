import { blogListMetadata } from '@/components/blog/blog-list-metadata';
import { PostListPage } from '@/components/blog/post-list-page';

export const generateMetadata = () => blogListMetadata(1);

export default function BlogPage() {
  return <PostListPage page={1} />;
}
