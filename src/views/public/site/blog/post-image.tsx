import styles from './blog.module.css';

type Props = { readonly url: string; readonly width: number; readonly height: number; readonly alt: string };

/** The picture of a post, in the shape that all of them have. */
export const ImageView = ({ url, width, height, alt }: Props) => (
  <img className={styles.image} src={url} alt={alt} width={width} height={height} loading="lazy" decoding="async" />
);
